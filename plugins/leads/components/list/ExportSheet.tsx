import { useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber, toFieldDay, toFieldMoment } from '#src/calendar'
import { useCore } from '#src/core'
import { errorText, isCancelled } from '#src/http'
import { nameIn, useCoreTexts, useLanguage } from '#src/i18n'
import { type Column, useExport } from '#src/tables'
import { Button, InlineError, Sheet } from '#src/ui'
import type { Lead } from '../../api'
import { stageCodes, stateCodes } from '../../rules/vocabulary'
import type { LeadQuestion } from '../../stores/leadList'
import { EXPORT_LIMIT, readAllLeads } from '../../stores/readAllLeads'
import { useTexts } from '../../texts'
import { codeText } from '../words'
import './ExportSheet.css'

interface ExportSheetProps {
  readonly question: LeadQuestion
  readonly onClose: () => void
}

interface Progress {
  readonly done: number
  readonly total: number
}

/** Saves a list as CSV: reads its pages with progress, can be cancelled, then gives the file to the user. */
export default function ExportSheet({ question, onClose }: ExportSheetProps) {
  const t = useTexts()
  const app = useCoreTexts()
  const core = useCore()
  const language = useLanguage()
  const save = useExport()
  const columns = useColumns()
  const [progress, setProgress] = useState<Progress>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // What is asked, and how it is written, is settled when the user asks for it.
  const job = useRef({ question, columns, save, onClose })
  const name = t('export.name', { tab: t(`tab.${question.tab}`), day: toFieldDay(new Date()) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reads the list again; the name does not matter
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const write = async () => {
      const onProgress = (done: number, total: number) => setProgress({ done, total: Math.min(total, EXPORT_LIMIT) })
      const leads = await readAllLeads(core, job.current.question, { signal, onProgress })
      if (signal.aborted) return
      job.current.onClose()
      await job.current.save(name, job.current.columns, leads)
    }
    setError(undefined)
    write().catch((reason: unknown) => {
      if (!signal.aborted && !isCancelled(reason)) setError(reason)
    })
    return () => controller.abort()
  }, [core, attempt])

  const number = (value: number) => formatNumber(value, language)
  const text = progress
    ? t('export.progress', { done: number(progress.done), total: number(progress.total) })
    : t('export.title')
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('export.title')}
      foot={
        <Button wide onPress={onClose}>
          {t('export.cancel')}
        </Button>
      }
    >
      <div className="lead-export">
        {error === undefined ? (
          <>
            <progress
              className="lead-export__bar"
              max={progress?.total || 1}
              value={progress?.done ?? 0}
              aria-label={text}
            />
            {progress ? <p className="num">{text}</p> : null}
            {progress?.total === EXPORT_LIMIT ? <p>{t('export.limit', { n: number(EXPORT_LIMIT) })}</p> : null}
          </>
        ) : (
          <InlineError
            text={t('export.failed', { reason: errorText(error, app) })}
            onRetry={() => setAttempt((count) => count + 1)}
          />
        )}
      </div>
    </Sheet>
  )
}

/** Columns of the file; times as a spreadsheet reads them, amounts without a unit. */
function useColumns(): readonly Column<Lead>[] {
  const t = useTexts()
  const language = useLanguage()
  return useMemo(() => {
    const moment = (at: Date | undefined) => (at ? toFieldMoment(at).replace('T', ' ') : '')
    const number = (value: number | undefined) => (value === undefined ? '' : String(value))
    const texts = {
      id: ({ id }) => id,
      name: (lead) => nameIn(lead, language),
      stage: ({ stage }) => codeText(t, 'stage', stageCodes, stage),
      state: ({ state }) => codeText(t, 'state', stateCodes, state),
      score: ({ score }) => number(score),
      gas: ({ potential }) => number(potential.gas),
      industry: ({ industry }) => (industry ? nameIn(industry, language) : ''),
      labels: ({ labels }) => labels.map((label) => nameIn(label, language)).join(' / '),
      owner: ({ owner }) => (owner ? nameIn(owner, language) : ''),
      phone: ({ phone }) => phone ?? '',
      lastContact: ({ lastContact }) => moment(lastContact?.at),
      nextStep: ({ nextStep }) => moment(nextStep?.at),
      createdAt: ({ createdAt }) => moment(createdAt),
    } satisfies Record<string, Column<Lead>['text']>
    const keys = Object.keys(texts) as (keyof typeof texts)[]
    return keys.map((key) => ({ key, label: t(`export.column.${key}`), text: texts[key] }))
  }, [t, language])
}
