import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LARGE_PHOTO } from '../../simulator/largePhoto'
import { MEDIA } from '../../simulator/memory'
import type { Media, Photo } from '../../simulator/types'
import type { ConsoleStore } from '../ConsoleStore'
import { Button, FileButton, Segments } from '../parts/controls'
import { JsonEditor } from '../parts/JsonEditor'
import { readJson } from '../payload/readJson'

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

/** What camera, scanner and microphone give. */
export const MediaTab = observer(function MediaTab({ store }: { readonly store: ConsoleStore }) {
  const { phone, t } = store
  const media = phone.state?.media
  const [text, setText] = useState<string>()
  if (!media) return null
  const shown = text ?? JSON.stringify({ scans: media.scans, card: media.card, photos: media.photos }, null, 2)
  const given = readJson(shown)
  const set = (change: Partial<Media>) => phone.run((sim) => sim.media(change))
  return (
    <div className="split split--media">
      <div className="fields">
        <div className="f">
          <span aria-hidden="true">{t('media.photos')}</span>
          <span className="row">
            {(['usual', 'large', 'odd', 'none'] as const).map((name) => (
              <Button
                key={name}
                onPress={() => {
                  setText(undefined)
                  set({ photos: PHOTO_SETS[name] })
                }}
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
      </div>
      <div className="ed">
        <JsonEditor label={t('media.data')} value={shown} onChange={setText} />
        <div className="row">
          <Button
            kind="main"
            disabled={text === undefined || !given.ok}
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
