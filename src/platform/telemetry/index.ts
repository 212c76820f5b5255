// Loaded after the first screen, except `./bufferErrors`, which is part of the boot path.
export { type Analytics, type AnalyticsTool, createAnalytics } from './analytics'
export {
  bufferErrors,
  createErrorReports,
  type ErrorReports,
  type ErrorReportsOptions,
  type ErrorSource,
  monitorKeyName,
} from './errorReports'
export { createLogTracking, type LogItem, type LogTracking } from './logTracking'
