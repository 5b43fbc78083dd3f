/// The key by which views say what they say of their page.
package enum PageKey {}
