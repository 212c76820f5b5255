import { observer } from 'mobx-react-lite'
import { useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Button, Card, SkeletonLines } from '#ui/components'
import { useTexts } from '../../plugin'
import { keyOf, workbenchStore } from '../../stores/WorkbenchStore'
import { FailedAreas } from './FailedAreas'
import './FirstRole.css'

/** For an employee without a role: what can be done about it, as the areas contribute it, with one main action. */
export const FirstRole = observer(function FirstRole() {
  const t = useTexts()
  const page = usePageNavigation()
  const workbench = useStore(workbenchStore)
  const items = workbench.items.filter(({ action }) => action !== undefined)
  return (
    <Card title={t('day.welcome')} pad>
      {items.map((item) => (
        <div key={keyOf(item)} className="firstrole" data-record={item.id}>
          <button type="button" className="firstrole__text" onClick={() => page.openHref(item.to)}>
            {item.title}
            {item.detail ? <small>{item.detail}</small> : null}
          </button>
          <Button
            variant={item.due === 'today' ? 'main' : 'soft'}
            wide
            onPress={() => (item.run ? workbench.run(item) : page.openHref(item.to))}
          >
            {item.action ?? ''}
          </Button>
        </div>
      ))}
      {items.length === 0 && workbench.loading ? <SkeletonLines count={2} /> : null}
      <FailedAreas />
    </Card>
  )
})
