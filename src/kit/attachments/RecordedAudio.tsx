import { useState } from 'react'
import { clockText } from '#kit/recording'
import { Button } from '#ui/components'
import { AudioList } from './AudioList'
import { useAttachmentTexts } from './texts'
import './files.css'

/** A part of a recording as the server returns it. */
export interface RecordedPart {
  readonly url: string
  /** s */
  readonly seconds?: number | undefined
  /** What was said, once the server has written it down. */
  readonly transcript?: string | undefined
}

/** A recording in parts: its length, each part to play, and what was said. */
export function RecordedAudio({ parts, label }: { readonly parts: readonly RecordedPart[]; readonly label: string }) {
  const t = useAttachmentTexts()
  const [isRead, setRead] = useState(false)
  const total = parts.reduce((sum, { seconds = 0 }) => sum + seconds, 0)
  const written = parts.flatMap(({ url, transcript }) => (transcript ? [{ url, transcript }] : []))
  return (
    <div className="recorded">
      <p className="recorded__total num">{[label, total > 0 && clockText(total)].filter(Boolean).join(' · ')}</p>
      <AudioList
        label={label}
        files={parts.map(({ url, seconds }, index) => ({
          url,
          name: [t('attachments.audio.part', { number: index + 1 }), seconds && clockText(seconds)]
            .filter(Boolean)
            .join(' · '),
          size: 0,
          suffix: '',
        }))}
      />
      {isRead ? written.map(({ url, transcript }) => <p key={url}>{transcript}</p>) : null}
      {written.length > 0 && !isRead ? (
        <Button variant="plain" size="small" onPress={() => setRead(true)}>
          {t('attachments.audio.transcript')}
        </Button>
      ) : null}
    </div>
  )
}
