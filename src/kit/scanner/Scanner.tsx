import Flashlight from '@phosphor-icons/core/regular/flashlight.svg'
import Image from '@phosphor-icons/core/regular/image.svg'
import X from '@phosphor-icons/core/regular/x.svg'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { chooseFiles, HOST_TEXTS_AT, type ScannerProps } from '#platform/host'

import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { Button, Icon, IconButton, TextField, useOverlay } from '#ui/components'
import { useCamera } from './useCamera'
import { useDecoder } from './useDecoder'
import './Scanner.css'

const SAYING = { starting: 'scan.starting', live: 'scan.aim', denied: 'scan.denied', absent: 'scan.absent' } as const

/** Full-screen scanner: reads a code by camera, from an image, or typed. */
export default function Scanner({ onText, onClose }: ScannerProps) {
  const core = useCoreTexts()
  const t = useTextsOf(HOST_TEXTS_AT)
  const panel = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<'scan.notLoaded' | 'scan.noCode'>()
  const [isLit, setLit] = useState(false)
  useOverlay(panel, true, onClose)
  const { state, light } = useCamera(video)
  const onFailure = useCallback(() => setProblem('scan.notLoaded'), [])
  const decoder = useDecoder(video, { isLive: state === 'live', onText, onFailure })

  const canScan = problem !== 'scan.notLoaded'

  const readPicture = async () => {
    const chosen = await chooseFiles(window, { accept: 'image/*' })
    const [picture] = chosen.ok ? chosen.data : []
    if (!picture) return
    setProblem(undefined)
    try {
      const text = await (await decoder)(picture)
      if (text) onText(text)
      else setProblem('scan.noCode')
    } catch {
      // The file is no image.
      setProblem('scan.noCode')
    }
  }

  const switchLight = async () => {
    try {
      await light?.(!isLit)
      setLit(!isLit)
    } catch {
      // The camera does not allow it; the button stays as it is.
    }
  }

  return (
    <div ref={panel} className="scanner" role="dialog" aria-modal="true" aria-label={t('scan.title')} tabIndex={-1}>
      <div className="scanner__view">
        <video ref={video} className="scanner__video" muted playsInline hidden={state !== 'live'} />
        {canScan && state === 'live' ? <div className="scanner__frame" aria-hidden="true" /> : null}
        <div className="scanner__bar">
          <IconButton label={core('close')} onPress={onClose}>
            <Icon svg={X} />
          </IconButton>
          {light ? (
            <IconButton label={t('scan.light')} onPress={switchLight} pressed={isLit}>
              <Icon svg={Flashlight} />
            </IconButton>
          ) : null}
        </div>
        <p className="scanner__say" role="status">
          {t(problem ?? SAYING[state])}
        </p>
      </div>
      <div className="scanner__foot">
        <Button wide icon={<Icon svg={Image} />} onPress={readPicture} disabled={!canScan}>
          {t('scan.picture')}
        </Button>
        <TypedCode onText={onText} />
      </div>
    </div>
  )
}

function TypedCode({ onText }: Pick<ScannerProps, 'onText'>) {
  const t = useTextsOf(HOST_TEXTS_AT)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = code.trim()
    setMissing(text === '')
    if (text !== '') onText(text)
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={t('scan.code')}
        name="code"
        value={code}
        onChange={setCode}
        error={isMissing ? t('scan.missing') : undefined}
      />
      <Button variant="brand" type="submit" wide>
        {t('scan.use')}
      </Button>
    </form>
  )
}
