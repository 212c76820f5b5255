import { observer } from 'mobx-react-lite'
import { FileList, nameOfAddress } from '#src/attachments'
import { formatMoment } from '#src/calendar'
import { useStore } from '#src/core'
import { nameIn, textIn, useLanguage } from '#src/i18n'
import { TimelineRow } from '#src/ui'
import { LOG_KINDS, type LogKind } from '../../rules/logKinds'
import { logRows } from '../../stores/serviceLog'
import { useTexts } from '../../texts'
import { logIcon } from './logIcon'

const fileOf = (url: string) => ({ url, name: nameOfAddress(url), size: 0, suffix: /\.([^.]+)$/.exec(url)?.[1] ?? '' })

/** An entry of the service log: what it was, who wrote it, when, and its files. */
export const LogRow = observer(function LogRow({ id }: { readonly id: string }) {
  const t = useTexts()
  const language = useLanguage()
  const entry = useStore(logRows).get(id)
  if (!entry) return null
  const { kind, at, by, files } = entry
  const isKnown = LOG_KINDS.some((each) => each === kind)
  const words = isKnown ? t(`log.quick.${kind as LogKind}`) : kind
  return (
    <TimelineRow
      id={id}
      record={`log:${id}`}
      icon={logIcon(kind)}
      tone={kind === 'complaint' ? 'wait' : kind === 'visit' ? 'brand' : 'plain'}
      title={by ? `${words} · ${nameIn(by, language)}` : words}
      time={formatMoment(at, language)}
      body={
        <>
          <p>{textIn(entry.text, entry.textEn, language)}</p>
          {files.length > 0 ? <FileList label={t('log.files')} files={files.map(fileOf)} /> : null}
        </>
      }
    />
  )
})
