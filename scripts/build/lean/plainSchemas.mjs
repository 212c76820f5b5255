// Loader for the schemas of valibot. Each gets an object and a function for validators of other libraries
// (`~standard`), which nobody here asks for: 0.08 MB with the thousand schemas of the first list.

const STANDARD = /(function _standardSchema\((\w+)\) \{\n)\t\2\["~standard"\] = \{[\s\S]*?\n\t\};\n/

export default function plainSchemas(source) {
  if (!STANDARD.test(source)) throw new Error('valibot makes its schemas in another way (plainSchemas)')
  return source.replace(STANDARD, '$1')
}
