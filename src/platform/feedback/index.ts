export {
  type DialogRequest,
  type DialogResult,
  Feedback,
  type OpenDialog,
  type Toast,
  type ToastOptions,
} from './Feedback'
