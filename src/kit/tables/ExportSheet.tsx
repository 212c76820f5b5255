import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#base/quantities'
import { useCore } from '#platform/core'
import { errorText, isCancelled } from '#platform/http'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import { Button, InlineError, Sheet } from '#ui/components'
import { type Column, useExport } from './csv'
import { EXPORT_LIMIT, type PageQuery, readAll } from './readAll'
import { useTableTexts } from './texts'
import './ExportSheet.css'

export interface ExportSheetProps<R> {
  /** Title of the file. */
  readonly name: string
  readonly columns: readonly Column<R>[]
  readonly asks: PageQuery<R>
  readonly onClose: () => void
}

interface Progress {
  readonly done: number
  readonly total: number
}

/** Saves a list as CSV: reads its pages with progress, can be cancelled, then gives the file to the user. */
export function ExportSheet<R extends { readonly id: string }>(props: ExportSheetProps<R>) {
  const t = useTableTexts()
  const app = useCoreTexts()
  const core = useCore()
  const language = useLanguage()
  const save = useExport()
  const [progress, setProgress] = useState<Progress>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // Query and format are fixed when the user starts the export.
  const job = useRef({ ...props, save })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` retries reading the list
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const write = async () => {
      const onProgress = (done: number, total: number) => setProgress({ done, total: Math.min(total, EXPORT_LIMIT) })
      const { asks, onClose, save: give, name, columns } = job.current
      const rows = await readAll(core, asks, { signal, onProgress })
      if (signal.aborted) return
      onClose()
      await give(name, columns, rows)
    }
    setError(undefined)
    write().catch((reason: unknown) => {
      if (!signal.aborted && !isCancelled(reason)) setError(reason)
    })
    return () => controller.abort()
  }, [core, attempt])

  const number = (value: number) => formatNumber(value, language)
  const text = progress
    ? t('table.export.progress', { done: number(progress.done), total: number(progress.total) })
    : t('table.export.title')
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t('table.export.title')}
      foot={
        <Button wide onPress={props.onClose}>
          {t('table.export.cancel')}
        </Button>
      }
    >
      <div className="export">
        {error === undefined ? (
          <>
            <progress
              className="export__bar"
              max={progress?.total || 1}
              value={progress?.done ?? 0}
              aria-label={text}
            />
            {progress ? <p className="num">{text}</p> : null}
            {progress?.total === EXPORT_LIMIT ? <p>{t('table.export.limit', { n: number(EXPORT_LIMIT) })}</p> : null}
          </>
        ) : (
          <InlineError
            text={t('table.export.failed', { reason: errorText(error, app) })}
            onRetry={() => setAttempt((count) => count + 1)}
          />
        )}
      </div>
    </Sheet>
  )
}
