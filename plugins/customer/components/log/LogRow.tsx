import { observer } from 'mobx-react-lite'
import { FileList, nameOfAddress } from '#src/attachments'
import { useStore } from '#src/core'
import { TimelineRow, useCodeText, useFormats } from '#src/ui'
import { logRows } from '../../stores/serviceLog'
import { useTexts } from '../../texts'
import { logIcon } from './logIcon'

const TONES: Readonly<Record<string, 'wait' | 'brand'>> = { complaint: 'wait', visit: 'brand' }

const fileOf = (url: string) => ({ url, name: nameOfAddress(url), size: 0, suffix: /\.([^.]+)$/.exec(url)?.[1] ?? '' })

/** An entry of the service log: what it was, who wrote it, when, and its files. */
export const LogRow = observer(function LogRow({ id }: { readonly id: string }) {
  const t = useTexts()
  const say = useFormats()
  const word = useCodeText()
  const entry = useStore(logRows).get(id)
  if (!entry) return null
  const { kind, at, by, files } = entry
  return (
    <TimelineRow
      id={id}
      record={`log:${id}`}
      icon={logIcon(kind)}
      tone={TONES[kind] ?? 'plain'}
      title={[word('log.quick', kind), say.name(by)].filter(Boolean).join(' · ')}
      time={say.moment(at)}
      body={
        <>
          <p>{say.text(entry.text, entry.textEn)}</p>
          {files.length > 0 ? <FileList label={t('log.files')} files={files.map(fileOf)} /> : null}
        </>
      }
    />
  )
})
