export { type DialogAnswer, type DialogRequest, Feedback, type ToastOptions } from './Feedback'
export { FeedbackHost } from './FeedbackHost'
