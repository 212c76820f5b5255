export { reloadForDeployment } from './deployment'
export { ChunkError, lazyOnce, loadChunk, loadPart, PRELOAD_ERROR_EVENT } from './loadChunk'
export { reachesServer } from './reachesServer'
export { afterFirstScreen, firstScreenShown, nextTask, whenIdle, whenStorable } from './timing'
