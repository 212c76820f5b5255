import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { type Day, days } from '#base/calendar'
import { roundTo } from '#base/quantities'
import { Gallery } from '#kit/attachments'
import { CellSection, Loaded, recordData, SectionCard } from '#kit/detail'
import type { OpenOf } from '#kit/records'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { ActionMenu, Bars, Button, Card, Notice, Tag } from '#ui/components'
import type { Daily, Project, Quantity } from '../api'
import { DailyForm } from '../components/DailyForm'
import { isDayWaiting } from '../components/forms'
import { ProjectPage } from '../components/ProjectPage'
import { ReportSheet } from '../components/ReportSheet'
import { figuresOf, isSite, useScheduleTools } from '../components/words'
import { projects } from '../records'
import { scheduleDetailYk } from '../routes'
import { delayTone } from '../rules/progress'
import { doneOf, excusedBy, plannedUpTo, siteFigures } from '../rules/site'

export const data = recordData(projects)

type Open = OpenOf<typeof projects>

/** A site: quantities against plan, weather, crew, daily reports, or the form of a day (/scheduleDetailYk). */
export default observer(function ScheduleDetailYk() {
  const { t, page } = useScheduleTools()
  const { id, form, of } = useSearch(scheduleDetailYk)
  if (form === 'daily') return <DailyForm key={of} id={id} of={of} />
  return (
    <ProjectPage
      id={id}
      firstTabs={['quantities', 'daily']}
      first={(project, open) =>
        isSite(project)
          ? [
              { key: 'quantities', body: <Quantities project={project} open={open} /> },
              project.missing.length > 0 && { key: 'missing', body: <Missing project={project} /> },
              { key: 'daily', body: <Reports project={project} open={open} /> },
            ]
          : []
      }
      bar={(project) =>
        isSite(project) && project.can.includes('write') ? (
          <Button variant="main" wide onPress={() => page.open(scheduleDetailYk, { id, form: 'daily' })}>
            {t('daily.today')}
          </Button>
        ) : undefined
      }
    />
  )
})

interface PartProps {
  readonly project: Project
  readonly open: Open
}

/** Quantities against plan, what share of it is done, and the delay without excused days. */
const Quantities = observer(function Quantities({ project, open }: PartProps) {
  const { t, say, word, percent, delayText } = useScheduleTools()
  const { quantities, daily } = open.parts
  const today = days.today()
  return (
    <SectionCard
      title={t('part.quantities')}
      section={quantities}
      empty={(all) => (all.length === 0 ? t('daily.noQuantities') : undefined)}
    >
      {(all) => (
        // What is done follows from the reports: without them nothing is known of it.
        <Loaded section={daily} lines={4}>
          {(reports) => figuresOfSite(all, reports)}
        </Loaded>
      )}
    </SectionCard>
  )

  function figuresOfSite(all: readonly Quantity[], reports: readonly Daily[]) {
    const done = doneOf(reports)
    const { actual, planned, index } = siteFigures(all, done, today)
    const { delay } = figuresOf(project)
    const excused = excusedBy(reports)
    return (
      <div className="schedule-figures">
        <p className="schedule-figures__row">
          <span>{t('figures.both', { actual: percent(actual), planned: percent(planned) })}</span>
          {index === undefined ? null : (
            <Tag tone={index >= 1 ? 'good' : index >= 0.9 ? 'warn' : 'risk'}>
              {t('daily.index', { share: say.percent(index) })}
            </Tag>
          )}
        </p>
        {delay === undefined || excused === 0 ? null : (
          <p className="schedule-figures__row">
            <span>{t('daily.excused', { count: excused })}</span>
            <Tag tone={delayTone(delay - excused)}>{delayText(delay - excused)}</Tag>
          </p>
        )}
        <Bars
          rows={all.map((quantity) => {
            const value = roundTo(done.get(quantity.code) ?? 0, 2)
            const plan = roundTo(plannedUpTo(quantity, today), 2)
            const short = value < plan
            const what = { name: say.name(quantity) ?? '', unit: word('unit', quantity.unit) }
            return {
              label: short ? t('daily.short', { ...what, planned: say.number(plan) }) : t('daily.quantity', what),
              value,
              max: quantity.total,
              short,
            }
          })}
        />
      </div>
    )
  }
})

/** Working days without a report; each can be written, without network one after the other. */
const Missing = observer(function Missing({ project }: { readonly project: Project }) {
  const { t, say, page } = useScheduleTools()
  const [isChoosing, setChoosing] = useState(false)
  const [latest, ...earlier] = project.missing
  const write = (day: Day) => ({
    label: t('daily.write', { day: say.day(day) ?? '' }),
    onPress: () => page.open(scheduleDetailYk, { id: project.id, form: 'daily', of: day }),
  })
  const list = say.list(
    project.missing
      .slice(0, 3)
      .map((day) => say.day(day))
      .filter((day) => day !== undefined),
  )
  const choose = { label: t('daily.writeOne'), onPress: () => setChoosing(true) }
  const action = earlier.length > 0 || latest === undefined ? choose : write(latest)
  return (
    <>
      <Notice tone="warn" action={project.can.includes('write') ? action : undefined}>
        {t('daily.missing', { count: project.missing.length })} <span className="schedule-days">{list}</span>
      </Notice>
      <ActionMenu
        open={isChoosing}
        title={t('daily.whichDay')}
        actions={project.missing.map(write)}
        onClose={() => setChoosing(false)}
      />
    </>
  )
})

/** The latest reports with weather, crew and photos; a tap shows all of one. */
const Reports = observer(function Reports({ project, open }: PartProps) {
  const { t, say, word, page, crewText } = useScheduleTools()
  const core = useCore()
  const { daily, quantities } = open.parts
  const [shown, setShown] = useState<string>()
  const report = daily.value?.find(({ id }) => id === shown)
  const photos = (daily.value ?? []).slice(0, 3).flatMap((each) => each.photos)
  const noteOf = ({ tempMin, tempMax, stopHours, problems, ...rest }: Daily) =>
    [`${tempMin}–${tempMax} °C`, crewText(rest), stopHours > 0 && t('daily.stopped', { count: stopHours }), problems]
      .filter(Boolean)
      .join(' · ')
  const edit = (of: string) => page.open(scheduleDetailYk, { id: project.id, form: 'daily', of })
  const mayWrite = project.can.includes('write')
  /** The latest day without a report, also one off. */
  const another = () => {
    const isTaken = (day: Day) => daily.value?.some(({ date }) => date === day) || isDayWaiting(core, project.id, day)
    let day = days.today()
    while (isTaken(day)) day = days.add(day, -1)
    edit(day)
  }
  return (
    <>
      <CellSection
        title={t('part.daily')}
        section={daily}
        link={mayWrite ? { label: t('daily.another'), onPress: another } : undefined}
        none={t('daily.none')}
        most={5}
        more={(count) => t('daily.more', { count })}
        cells={(all) =>
          all.map((each) => ({
            key: each.id,
            record: `daily:${each.id}`,
            title: `${say.day(each.date)} · ${word('weather', each.weather)}`,
            note: noteOf(each),
            value:
              each.safety === 'none' ? (
                each.late && <Tag tone="warn">{t('daily.late')}</Tag>
              ) : (
                <Tag tone="risk">{word('safety', each.safety)}</Tag>
              ),
            onPress: () => setShown(each.id),
          }))
        }
      />
      {photos.length > 0 ? (
        <Card title={t('daily.photos')} pad>
          <Gallery label={t('daily.photos')} photos={photos} />
        </Card>
      ) : null}
      {report ? (
        <ReportSheet
          report={report}
          quantities={quantities.value ?? []}
          onEdit={mayWrite ? () => edit(report.date) : undefined}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  )
})
