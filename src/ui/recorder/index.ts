export { RecorderPanel } from './RecorderPanel'
export { useRecorder } from './useRecorder'
