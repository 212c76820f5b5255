/**
 * Names the chunk of each screen after its module, in the plugins' descriptors. Unnamed chunks are named after all
 * modules that nothing else in them imports, which changes with every module that moves to a shared chunk.
 */
export default function screenNames(source) {
  const plugin = /[\\/]plugins[\\/]([\w-]+)[\\/]plugin\.ts$/.exec(this.resourcePath)?.[1]
  return source.replace(
    /import\((\s*['"]\.\/pages\/([\w/]+)['"]\s*)\)/g,
    (_, request, page) =>
      `import(/* webpackChunkName: "plugins_${plugin}_pages_${page.replaceAll('/', '_')}_tsx" */${request})`,
  )
}
