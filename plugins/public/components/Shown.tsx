import type { ReactNode } from 'react'
import { classes } from '#ui/components'
import type en from '../locales/en.json'
import { useTexts } from '../plugin'

interface ShownProps {
  /** Key of the state's name under `parts.state`. */
  readonly state: keyof (typeof en)['parts']['state']
  /** Padding at the sides; not for components that extend to the edges of a card. */
  readonly pad?: boolean
  readonly children: ReactNode
}

/** One state of a component, below its name. */
export function Shown({ state, pad = false, children }: ShownProps) {
  const t = useTexts()
  return (
    <div className="shown">
      <h3 className="shown__state">{t(`parts.state.${state}`)}</h3>
      <div className={classes(pad && 'shown__pad')}>{children}</div>
    </div>
  )
}
