import { Button } from './Button'
import { StateArt, type StateKind } from './StateArt'
import './StateView.css'

interface StateAction {
  readonly label: string
  readonly onPress: () => void
}

interface StateViewProps {
  readonly kind: StateKind
  readonly title: string
  readonly text?: string | undefined
  readonly action?: StateAction | undefined
  readonly alternative?: StateAction | undefined
}

/** A whole page with nothing to show: what happened in words, one button that helps, one text link. */
export function StateView({ kind, title, text, action, alternative }: StateViewProps) {
  return (
    <div className="state">
      <StateArt kind={kind} />
      <h2 className="state__title">{title}</h2>
      {text ? <p className="state__text">{text}</p> : null}
      {action ? (
        <div className="state__action">
          <Button onPress={action.onPress}>{action.label}</Button>
        </div>
      ) : null}
      {alternative ? (
        <Button variant="plain" size="small" onPress={alternative.onPress}>
          {alternative.label}
        </Button>
      ) : null}
    </div>
  )
}
