export {
  type DialogAnswer,
  type DialogRequest,
  Feedback,
  type OpenDialog,
  type Toast,
  type ToastOptions,
} from './Feedback'
