import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as v from 'valibot'
import { buildValue } from '#base/config'
import { areaOf, type Point } from '#base/geo'
import { EditForm, EditFrame, NumberInput, submission, useRecordForm } from '#kit/forms'
import { type ShapeEditor, ShapeMap, ShapeTools, useShapeEditor } from '#kit/map'
import { currentBy } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageState, useSearch } from '#platform/navigation'
import { Button, Card, PageFrame, SkeletonMap, StateView } from '#ui/components'
import { type LeadDetail, type Roof, roofSchema, updateAreaData } from '../api'
import { RoofBySize } from '../components/roof/RoofBySize'
import { AreaList, RoofResult, useAreaNames } from '../components/roof/RoofSheet'
import { useArea } from '../components/useArea'
import { gfmaparea, leadPlace } from '../routes'
import { type RoofArea as Area, CORNERS_MAX, rectangleOf, roofEstimate, roofProblems } from '../rules/roof'
import { roofFields } from '../rules/roofFields'
import { outboxRecord } from '../stores/followUp'
import { leadRecords } from '../stores/leadRecords'
import { roofResource } from '../stores/roof'
import '../components/roof/RoofArea.css'

/** Roof area of a lead (/gfmaparea): drawn on the map, with the yield of PV on it. */
export default observer(function RoofArea() {
  const { id } = useSearch(gfmaparea)
  const { t } = useArea()
  const core = useCore()
  const open = useStore(leadRecords).of(id)
  const roof = useMemo(() => roofResource(core, id), [core, id])
  useEffect(() => () => roof.stop(), [roof])
  const { main, beside } = open
  const page = () => {
    const [lead, rights] = [main.value, beside.rights.value]
    if (!lead || !rights || !roof.value) return null
    if (!lead.point) return <NoPlace lead={lead} />
    const props = { lead, center: lead.point, roof: roof.value }
    return rights.edit && lead.state === 'owned' ? <RoofForm {...props} /> : <RoofView {...props} />
  }
  return (
    <EditFrame title={t('title.gfmaparea')} open={open} load={[main, beside.rights, roof]} skeleton={<SkeletonMap />}>
      {page}
    </EditFrame>
  )
})

/** Shown for a lead without a place: there is no map to draw on. */
function NoPlace({ lead }: { lead: LeadDetail }) {
  const { t, page } = useArea()
  usePageState('empty')
  return (
    <PageFrame title={t('title.gfmaparea')}>
      <StateView
        kind="empty"
        title={t('roof.noPlaceTitle')}
        text={t('roof.noPlaceText')}
        action={{ label: t('roof.noPlace'), onPress: () => page.choose(leadPlace, { id: lead.id }) }}
      />
    </PageFrame>
  )
}

interface RoofProps {
  readonly lead: LeadDetail
  readonly center: Point
  readonly roof: Roof
}

/** Without pictures of the ground there is no roof to trace: it is walked round, or entered by its size. */
const hasPictures = Boolean(buildValue('MAP_TILES_URL'))

type Values = v.InferInput<typeof roofFields.schema>

const valuesOf = ({ version, areas, tilt }: Roof): Values => ({ version, areas, tilt: String(tilt ?? '') })

const readRoof = currentBy(roofSchema)

const RoofForm = observer(function RoofForm({ lead, center, roof }: RoofProps) {
  const { t, say, page } = useArea()
  const core = useCore()
  const [start] = useState(() => valuesOf(roof))
  const form = useRecordForm({
    form: 'lead.roof',
    record: lead.id,
    defaults: start,
    fields: roofFields,
    refused: { polygons: { field: 'areas', message: 'roof.error.areas' } },
    submit: (values) =>
      submission(
        updateAreaData,
        { id: lead.id, ...values },
        {
          record: outboxRecord(lead.id),
          label: say.name(lead),
          after: () => {
            const open = core.store(leadRecords).of(lead.id)
            open.main.invalidate()
            open.invalidate('potential')
          },
        },
      ),
    onSent: page.leave,
  })
  const { methods } = form
  const areas = useWatch({ control: methods.control, name: 'areas' })
  const change = useCallback((next: Area[]) => methods.setValue('areas', next, { shouldDirty: true }), [methods])
  const editor = useShapeEditor(areas, change, { most: CORNERS_MAX })
  const isFaulty = methods.formState.errors.areas !== undefined
  const drawn = editor.isDrawing ? Math.round(areaOf(editor.active?.ring ?? [])) : 0
  return (
    <EditForm
      title={t('title.gfmaparea')}
      form={form}
      submit={t('roof.save')}
      read={readRoof}
      values={valuesOf}
      compare={[
        { label: t('roof.areas'), text: (values) => say.amountText('roof', roofEstimate(values.areas).net) },
        { label: t('roof.tilt'), text: ({ tilt }) => tilt && `${tilt}°` },
      ]}
    >
      <RoofMap lead={lead} center={center} areas={areas} editor={editor} />
      <ShapeTools editor={editor} isWalked={!hasPictures}>
        <Button variant="soft" size="small" onPress={() => editor.start({ kind: 'exclusion', roofKind: 'metal' })}>
          {t('roof.leaveOut')}
        </Button>
        <Button variant="brand" size="small" onPress={() => editor.start({ kind: 'roof', roofKind: 'metal' })}>
          {t('roof.draw')}
        </Button>
      </ShapeTools>
      <p className="roofhint" role={isFaulty ? 'alert' : 'status'}>
        {isFaulty
          ? t('roof.error.areas')
          : drawn > 0
            ? t('roof.hintDrawn', { area: say.number(drawn) })
            : t(editor.isDrawing && !hasPictures ? 'roof.hintWalk' : hintOf(editor, areas))}
      </p>
      <AreaList
        areas={areas}
        problems={problemsBeside(areas, editor)}
        active={editor.activeId}
        onSelect={editor.select}
        onKind={(id, roofKind) => editor.change(id, { roofKind })}
      />
      {hasPictures ? null : (
        <RoofBySize
          onAdd={(length, width) =>
            editor.add({ kind: 'roof', roofKind: 'metal' }, rectangleOf(length, width, center, areas))
          }
        />
      )}
      <Card>
        <NumberInput form={form} name="tilt" label={t('roof.tilt')} unit="°" />
      </Card>
      <RoofResult areas={areas} />
    </EditForm>
  )
})

function hintOf({ isDrawing, active }: ShapeEditor<Area>, areas: readonly Area[]) {
  if (isDrawing) return 'roof.hintDraw'
  if (areas.length === 0) return 'roof.hintNone'
  return active ? 'roof.hintEdit' : 'roof.hintSelect'
}

/** Problems of the areas, except the one that is being drawn. */
function problemsBeside(areas: readonly Area[], { isDrawing, activeId }: ShapeEditor<Area>) {
  const problems = new Map(roofProblems(areas))
  if (isDrawing && activeId !== undefined) problems.delete(activeId)
  return problems
}

/** The roof for those who may not change it. */
const RoofView = observer(function RoofView({ lead, center, roof }: RoofProps) {
  const { t } = useArea()
  usePageState('ready')
  return (
    <PageFrame title={t('title.gfmaparea')}>
      <RoofMap lead={lead} center={center} areas={roof.areas} />
      <p className="roofhint">{t('roof.hintRead')}</p>
      <AreaList areas={roof.areas} />
      <RoofResult areas={roof.areas} />
    </PageFrame>
  )
})

interface RoofMapProps extends Pick<RoofProps, 'lead' | 'center'> {
  readonly areas: readonly Area[]
  /** Without it the drawing is only shown. */
  readonly editor?: ShapeEditor<Area>
}

function RoofMap({ lead, center, areas, editor }: RoofMapProps) {
  const { t, say } = useArea()
  return (
    <div className="roofmap">
      <ShapeMap
        label={t('roof.map', { name: say.name(lead) })}
        center={center}
        shapes={areas}
        editor={editor}
        nameOf={useAreaNames(areas)}
        isHole={({ kind }) => kind === 'exclusion'}
        faulty={editor && problemsBeside(areas, editor).keys()}
      />
    </div>
  )
}
