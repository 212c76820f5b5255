import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { fieldsOf } from '../../inspector/fieldsOf'
import { MediaSchema } from '../../simulator/fieldSchemas'
import { LARGE_PHOTO } from '../../simulator/largePhoto'
import { MEDIA } from '../../simulator/memory'
import type { Card, Media, Photo } from '../../simulator/types'
import type { ConsoleStore } from '../ConsoleStore'
import { Button, Caption, FileButton, Segments, TextInput } from '../parts/controls'
import { JsonEditor } from '../parts/JsonEditor'
import { misfitOf } from '../payload/callbacks'
import { PayloadForm } from '../payload/PayloadForm'
import { jsonText, readJson } from '../payload/readJson'
import type { Texts } from '../texts'

const clocks = ['1', '5', '15', '60'] as const

const [photo = { path: '', name: '', size: 0, type: '' }] = MEDIA.photos
/** The usual photos, and sets that go wrong in practice. */
const PHOTO_SETS: Readonly<Record<'usual' | 'large' | 'odd' | 'none', readonly Photo[]>> = {
  usual: MEDIA.photos,
  large: [{ path: LARGE_PHOTO, name: 'IMG_LARGE.jpg', size: 48_000_000, type: 'image/jpeg' }],
  odd: [
    { ...photo, name: '照片 (1) “final”.png' },
    { ...photo, name: 'no-suffix', type: '' },
    { ...photo, name: `${'long'.repeat(60)}.png` },
  ],
  none: [],
}

const NO_CARD: Card = { name: '', duty: '', tel: '', path: '' }
/** Each may be empty, as on a card. */
const CARD_FIELDS = fieldsOf(MediaSchema.entries.card).map((field) => ({ ...field, isRequired: false }))

/** What camera, scanner and microphone give; what is typed for one phone, or one start of it, is not for another. */
export const MediaTab = observer(function MediaTab({ store }: { readonly store: ConsoleStore }) {
  const { phone, t } = store
  const { name, state } = phone
  const start = `${name} ${state?.origin.session}`
  // The whole has no key: a file that is chosen while the phone starts would be lost with its button.
  const [typed, setTyped] = useState<{ readonly start: string; readonly text: string }>()
  const text = typed?.start === start ? typed.text : undefined
  const setText = (given: string | undefined) => setTyped(given === undefined ? undefined : { start, text: given })
  const media = state?.media
  if (!media) return null
  const shown = text ?? jsonText({ scans: media.scans, card: media.card, photos: media.photos })
  const given = readJson(shown)
  const wrong = given.ok ? misfitOf(MediaSchema, given.value ?? {}) : ''
  /** Applies at once; the JSON that is being typed has it, too. */
  const set = (change: Partial<Media>) => {
    phone.run((sim) => sim.media(change))
    if (text !== undefined && given.ok) setText(jsonText({ ...(given.value as Partial<Media>), ...change }))
  }
  return (
    <div className="split split--media">
      <div className="fields">
        {state.host === 'browser' ? <p className="help">{t('media.browser')}</p> : null}
        <div className="f">
          <span aria-hidden="true">{t('media.photos')}</span>
          <span className="row">
            {(['usual', 'large', 'odd', 'none'] as const).map((name) => (
              <Button
                key={name}
                isOn={jsonText(media.photos) === jsonText(PHOTO_SETS[name])}
                onPress={() => set({ photos: PHOTO_SETS[name] })}
              >
                {t(`media.${name}`)}
              </Button>
            ))}
          </span>
        </div>
        <div className="f">
          <span aria-hidden="true">{t('media.microphone')}</span>
          <span className="row">
            <Segments
              label={t('media.microphone')}
              t={t}
              choices={[
                ['tone', 'media.tone'],
                ['silence', 'media.silence'],
                ['file', 'media.file'],
              ]}
              value={media.microphone}
              onChange={(microphone) => set({ microphone: microphone as Media['microphone'] })}
            />
            <FileButton label={t('media.choose')} accept="audio/*" onChoose={(file) => void store.hear(file)} />
          </span>
        </div>
        {media.microphone === 'file' ? (
          <p className="help">{media.sound ? t('media.heard', { name: media.sound.name }) : t('media.noFile')}</p>
        ) : null}
        <div className="f">
          <span aria-hidden="true">{t('media.clock')}</span>
          <Segments
            label={t('media.clock')}
            t={t}
            choices={clocks.map((each) => [each, { text: `×${each}` }] as const)}
            value={String(media.segmentClock)}
            onChange={(clock) => set({ segmentClock: Number(clock) })}
          />
        </div>
        <h3>{t('media.scans')}</h3>
        <Scans key={`scans ${start}`} scans={media.scans} t={t} onChange={(scans) => set({ scans })} />
        <h3>{t('media.card')}</h3>
        <PayloadForm
          key={`card ${start}`}
          fields={CARD_FIELDS}
          value={media.card}
          t={t}
          onChange={(card) => set({ card: { ...NO_CARD, ...(card as Partial<Card>) } })}
        />
      </div>
      <div className="ed">
        <Caption label={t('media.data')}>
          <JsonEditor label={t('media.data')} value={shown} onChange={setText} />
        </Caption>
        {given.ok && !wrong ? null : (
          <p className="ed__wrong">{given.ok ? t('replies.misfit', { wrong }) : t('replies.noJson')}</p>
        )}
        <div className="row">
          <Button
            kind="main"
            disabled={text === undefined || !given.ok || wrong !== ''}
            onPress={() => {
              phone.run((sim) => sim.media((given.ok ? given.value : {}) as Partial<Media>))
              setText(undefined)
            }}
          >
            {t('media.apply')}
          </Button>
        </div>
      </div>
    </div>
  )
})

interface ScansProps {
  readonly scans: readonly string[]
  readonly t: Texts
  readonly onChange: (scans: readonly string[]) => void
}

/** The codes, and an empty field for one more. */
function Scans({ scans, t, onChange }: ScansProps) {
  return (
    <div className="payload">
      {[...scans, ''].map((scan, index) => {
        const label = t('media.scan', { number: index + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code is known by its place
          <Caption key={index} label={label}>
            <TextInput
              label={label}
              value={scan}
              onCommit={(text) => onChange([...scans.slice(0, index), text, ...scans.slice(index + 1)].filter(Boolean))}
            />
          </Caption>
        )
      })}
    </div>
  )
}
