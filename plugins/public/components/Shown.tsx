import type { ReactNode } from 'react'
import { classes } from '#src/ui'
import type en from '../locales/en.json'
import { useTexts } from '../texts'

interface ShownProps {
  /** Key under `parts.state` of what there is to see. */
  readonly state: keyof (typeof en)['parts']['state']
  /** Room at the sides; parts that reach the edges of a card have none. */
  readonly pad?: boolean
  readonly children: ReactNode
}

/** One state of a part, under its name. */
export function Shown({ state, pad = false, children }: ShownProps) {
  const t = useTexts()
  return (
    <div className="shown">
      <h3 className="shown__state">{t(`parts.state.${state}`)}</h3>
      <div className={classes(pad && 'shown__pad')}>{children}</div>
    </div>
  )
}
