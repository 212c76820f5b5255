import type { Chunk, Compilation } from '@rspack/core'

/** Files that show pages, `plugins/<area>/pages/<Page>.tsx`, by their path on this machine or in the project. */
export const PAGE_MODULE = /(?:^|[\\/])plugins[\\/][\w-]+[\\/]pages[\\/]\w+\.tsx$/

/**
 * True if a chunk contains a module whose path matches. Chunks are numbered, so they are known by what they contain.
 */
export function hasModule({ chunkGraph }: Compilation, chunk: Chunk, path: RegExp): boolean {
  return [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => path.test(module.nameForCondition() ?? ''))
}
