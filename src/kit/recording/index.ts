export { AudioButton, type AudioButtonProps } from './AudioButton'
export { type AudioPlayer, createAudioPlayer } from './AudioPlayer'
export { clockText } from './clockText'
export { openSegments } from './openSegments'
export { createRecorder, type Recorder } from './Recorder'
export { RecorderPanel } from './RecorderPanel'
export type { RecorderState } from './recorderMachine'
export type { SegmentStore } from './SegmentStore'
export { audioOf, nameOf, playIdOf, type StoredSegment } from './segment'
export { fileNameOf } from './sendSegment'
export { useRecorder } from './useRecorder'

/** Uploads of recorded segments: loaded on devices that record. */
export const loadSegmentUploads = () => import('./startSegmentUploads')
