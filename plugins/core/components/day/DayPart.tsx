import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useState } from 'react'
import { loadPart } from '#base/loading'
import { useCore } from '#platform/core'
import { PluginBoundary } from '#platform/plugin'
import { InlineError } from '#ui/components'
import { useTexts } from '../../plugin'
import './day.css'

/** A part of the day whose code is loaded when it is shown first. */
export interface PartCode<P extends object> {
  readonly load: () => Promise<{ default: ComponentType<P> }>
  /** The same wherever it is shown, so that it is there at once where it was shown before. */
  loaded: LazyExoticComponent<ComponentType<P>>
}

export function partCode<P extends object>(load: PartCode<P>['load']): PartCode<P> {
  return { load, loaded: lazy(() => loadPart(load, 'core')) }
}

export interface DayPartProps<P extends object> {
  readonly code: PartCode<P>
  readonly props: P
  /** Shown until it is loaded. */
  readonly waiting?: ReactNode
}

/** Shows a part of the day. Where its code cannot be loaded, a line says so with retry: the rest of the day stays. */
export function DayPart<P extends object>({ code, props, waiting = null }: DayPartProps<P>) {
  const t = useTexts()
  const { report } = useCore()
  const [Part, setPart] = useState(() => code.loaded)
  const loadAgain = () => {
    code.loaded = partCode(code.load).loaded
    setPart(() => code.loaded)
  }
  return (
    <PluginBoundary
      plugin="core"
      owner="team-core"
      what="part of the day"
      report={report}
      waiting={waiting}
      failed={({ retry }) => (
        <div className="daypart">
          <InlineError text={t('day.partFailed')} onRetry={retry} />
        </div>
      )}
      onRetry={loadAgain}
    >
      <Part {...props} />
    </PluginBoundary>
  )
}
