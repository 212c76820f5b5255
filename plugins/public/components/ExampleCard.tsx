import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button, Card, InlineError, SkeletonLines, useNear } from '#ui/components'
import { useTexts } from '../plugin'
import type { Example } from './examples'

/** Example of a component in its states, loaded when scrolled near; shows its source code on demand. */
export function ExampleCard({ name, also = [], room, example }: Example) {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const [Part, setPart] = useState<ComponentType>()
  const [hasFailed, setFailed] = useState(false)
  const [code, setCode] = useState<string>()

  const load = () => {
    setFailed(false)
    example().then(
      ({ default: loaded }) => setPart(() => loaded),
      () => setFailed(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when scrolled near
  useEffect(() => {
    if (isNear) load()
  }, [isNear])
  const showCode = async () => {
    try {
      setCode((await import('./sources')).sources[name])
    } catch {
      setFailed(true)
    }
  }

  return (
    <Card title={name}>
      <div ref={box} className="example" aria-busy={!Part && !hasFailed}>
        <p className="example__room">{t('parts.from', { parts: [name, ...also].join(', '), room })}</p>
        {hasFailed ? <InlineError text={t('parts.failed')} onRetry={load} /> : null}
        {Part ? <Part /> : <SkeletonLines count={5} />}
        <div className="example__foot">
          <Button size="small" variant="plain" onPress={() => (code === undefined ? showCode() : setCode(undefined))}>
            {t(code === undefined ? 'parts.showCode' : 'parts.hideCode', { name })}
          </Button>
        </div>
        {code === undefined ? null : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
          <section className="example__code" tabIndex={0} aria-label={t('parts.codeOf', { name })}>
            <pre>{code}</pre>
          </section>
        )}
      </div>
    </Card>
  )
}
