import { observer } from 'mobx-react-lite'
import { LinksCard, linkTo, recordData } from '#kit/detail'
import { useSearch } from '#platform/navigation'
import { Button } from '#ui/components'
import { ProgressForm } from '../components/ProgressForm'
import { ProjectPage } from '../components/ProjectPage'
import { RiskForm } from '../components/RiskForm'
import { TaskForm } from '../components/TaskForm'
import { isSite, useScheduleTools } from '../components/words'
import { projects } from '../records'
import { scheduleDetail, scheduleDetailYk } from '../routes'
import { presentPhase } from '../rules/progress'

export const data = recordData(projects)

/** A project, or the form over it that the address names (/scheduleDetail). */
export default observer(function ScheduleDetail() {
  const { t, page } = useScheduleTools()
  const { id, form, of } = useSearch(scheduleDetail)
  if (form === 'progress' && of !== undefined) return <ProgressForm key={of} id={id} of={of} />
  if (form === 'task') return <TaskForm key={of} id={id} of={of} />
  if (form === 'risk') return <RiskForm key={of} id={id} of={of} />
  return (
    <ProjectPage
      id={id}
      first={(project) => [
        isSite(project) && {
          key: 'site',
          body: <LinksCard links={[linkTo(scheduleDetailYk, { id }, t('title.scheduleDetailYk'))]} />,
        },
      ]}
      bar={({ can, phases }) => {
        const phase = presentPhase(phases)
        return phase && can.includes('progress') ? (
          <Button
            variant="main"
            wide
            onPress={() => page.open(scheduleDetail, { id, form: 'progress', of: phase.code })}
          >
            {t('progress.title')}
          </Button>
        ) : undefined
      }}
    />
  )
})
