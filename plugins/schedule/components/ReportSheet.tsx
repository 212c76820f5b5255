import { Gallery } from '#kit/attachments'
import { Facts } from '#kit/detail'
import { Button, Card, Sheet, Tag } from '#ui/components'
import type { Daily, Quantity } from '../api'
import { useScheduleTools } from './words'

interface ReportSheetProps {
  readonly report: Daily
  readonly quantities: readonly Quantity[]
  /** Absent: the user may not change it. */
  readonly onEdit: (() => void) | undefined
  readonly onClose: () => void
}

/** All that a site reported of a day (/scheduleDetailYk). */
export function ReportSheet({ report, quantities, onEdit, onClose }: ReportSheetProps) {
  const { t, say, word, crewText } = useScheduleTools()
  const { date, weather, tempMin, tempMax, stopHours, crew, machines, safety, problems, note, photos, by, late } =
    report
  const quantityText = ({ code, done }: Daily['quantities'][number]) => {
    const known = quantities.find((each) => each.code === code)
    return `${say.name(known) ?? code} ${say.number(done)} ${word('unit', known?.unit) ?? ''}`
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('daily.of', { day: say.day(date) ?? '' })}
      foot={
        onEdit ? (
          <Button variant="brand" wide onPress={onEdit}>
            {t('daily.edit')}
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          late && { label: t('state.label'), value: <Tag tone="warn">{t('daily.late')}</Tag> },
          { label: t('field.weather'), value: say.line(word('weather', weather), `${tempMin}–${tempMax} °C`) },
          { label: t('field.stopHours'), value: stopHours > 0 ? `${say.number(stopHours)} ${t('unit.h')}` : undefined },
          { label: t('field.crew'), value: crewText(report) },
          ...crew.map(({ trade, heads, hours }, at) => ({
            label: crew.findIndex((each) => each.trade === trade) === at ? trade : `${trade} ${at + 1}`,
            value: t('daily.crewNote', { heads, hours }),
          })),
          { label: t('field.machines'), value: machines },
          { label: t('field.quantities'), value: say.list(report.quantities.map(quantityText)) },
          { label: t('field.safety'), value: word('safety', safety) },
          { label: t('field.problems'), value: problems },
          { label: t('field.note'), value: note },
          { label: t('daily.by'), value: say.name(by) },
        ]}
      />
      {photos.length > 0 ? (
        <Card title={t('field.photos')} pad>
          <Gallery label={t('field.photos')} photos={photos} />
        </Card>
      ) : null}
    </Sheet>
  )
}
