/**
 * Names the chunk of each screen after its module, in the plugins' descriptors. Unnamed chunks are named after all
 * modules that nothing else in them imports, which changes with every module that moves to a shared chunk. The icons of
 * all areas are one chunk: the workbench shows them together, and would request one file for each area.
 */
export default function screenNames(source) {
  const plugin = /[\\/]plugins[\\/]([\w-]+)[\\/]plugin\.ts$/.exec(this.resourcePath)?.[1]
  const named = source.replace(
    /import\((\s*['"]\.\/pages\/([\w/]+)['"]\s*)\)/g,
    (_, request, page) =>
      `import(/* webpackChunkName: "plugins_${plugin}_pages_${page.replaceAll('/', '_')}_tsx" */${request})`,
  )
  return named.replace(/import\((\s*['"]\.\/icons\/\w+['"]\s*)\)/g, 'import(/* webpackChunkName: "icons" */$1)')
}
