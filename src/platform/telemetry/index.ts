// Loaded after the first screen, except `./bufferErrors`, which is part of the boot path.
export { type Analytics, type AnalyticsTool, createAnalytics } from './analytics'
export { bufferErrors, type ErrorSource } from './bufferErrors'
export { announceCallProblem } from './callProblem'
export {
  createErrorReports,
  type ErrorReports,
  type ErrorReportsOptions,
  monitorKeyName,
} from './errorReports'
export { createLogTracking, type LogItem, type LogTracking } from './logTracking'
