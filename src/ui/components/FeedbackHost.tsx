import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef } from 'react'
import type { Feedback, OpenDialog, Toast } from '#platform/feedback'
import { useCoreTexts } from '#platform/i18n'
import { useOverlay } from './overlays'
import './FeedbackHost.css'

/** Renders toasts, dialogs and the loading toast above everything else. */
export const FeedbackHost = observer(function FeedbackHost({ feedback }: { feedback: Feedback }) {
  const t = useCoreTexts()
  return (
    <div className="feedback">
      <div className="feedback__toasts" role="status" aria-live="polite">
        {feedback.loadingCount > 0 ? <div className="toast toast--plain">{t('http.loading')}</div> : null}
        {feedback.toasts.map((toast) => (
          <ToastView key={toast.id} toast={toast} feedback={feedback} />
        ))}
      </div>
      {feedback.dialogs.map((dialog) => (
        <DialogView key={dialog.id} dialog={dialog} />
      ))}
    </div>
  )
})

function ToastView({ toast, feedback }: { toast: Toast; feedback: Feedback }) {
  const { action, id } = toast
  useEffect(() => {
    // Starts the toast's time in the frame that paints it: a slow phone may render it seconds after `toast` was called.
    const frame = requestAnimationFrame(() => feedback.rendered(id))
    return () => cancelAnimationFrame(frame)
  }, [feedback, id])
  if (!action) return <div className="toast toast--plain">{toast.text}</div>
  return (
    <div className="toast">
      <span>{toast.text}</span>
      <button
        type="button"
        className="toast__action"
        onClick={() => {
          feedback.dismiss(id)
          action.run()
        }}
      >
        {action.label}
      </button>
    </div>
  )
}

function DialogView({ dialog }: { dialog: OpenDialog }) {
  const t = useCoreTexts()
  const layer = useRef<HTMLDivElement>(null)
  const cancel = useCallback(() => dialog.answer('cancel'), [dialog])
  useOverlay(layer, true, cancel)
  const titleId = `dialog-${dialog.id}`
  const textId = `${titleId}-text`
  const confirmClass = dialog.tone === 'risk' ? 'dialog__button dialog__button--risk' : 'dialog__button'
  return (
    <div className="dialog__scrim">
      <div
        ref={layer}
        className="dialog"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={dialog.text ? textId : undefined}
        // Focusable, because `useOverlay` focuses it.
        tabIndex={-1}
      >
        <h2 id={titleId} className="dialog__title">
          {dialog.title}
        </h2>
        {dialog.text ? (
          <p id={textId} className="dialog__text">
            {dialog.text}
          </p>
        ) : null}
        <div className={dialog.other ? 'dialog__buttons dialog__buttons--stacked' : 'dialog__buttons'}>
          {dialog.cancel ? (
            <button
              type="button"
              className="dialog__button dialog__button--plain"
              onClick={() => dialog.answer('cancel')}
            >
              {dialog.cancel}
            </button>
          ) : null}
          {dialog.other ? (
            <button
              type="button"
              className="dialog__button dialog__button--plain"
              onClick={() => dialog.answer('other')}
            >
              {dialog.other}
            </button>
          ) : null}
          <button type="button" className={confirmClass} onClick={() => dialog.answer('confirm')}>
            {dialog.confirm ?? t('ok')}
          </button>
        </div>
      </div>
    </div>
  )
}
