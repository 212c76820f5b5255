import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useCore, useStore } from '#src/core'
import { FormPage, NumberInput, optionalNumberText, submission, useRecordForm } from '#src/forms'
import type { Point } from '#src/geo'
import { HttpError } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { usePageNavigation, usePageState, useSearch } from '#src/navigation'
import { OUTDATED, refusalCode, refusalText } from '#src/records'
import { Button, Card, Notice, PageFrame, SkeletonMap, StateView } from '#src/ui'
import { type LeadDetail, type Roof, roofSchema, updateAreaData } from '../api'
import { useFormats } from '../components/detail/useFormats'
import type { Drawing, DrawingEvents } from '../components/roof/RoofLayer'
import { RoofMap } from '../components/roof/RoofMap'
import { AreaList, RoofResult, useAreaNames } from '../components/roof/RoofSheet'
import { RoofTools } from '../components/roof/RoofTools'
import { type RoofEditor, useRoofEditor } from '../components/roof/useRoofEditor'
import { gfmaparea, selectAddress } from '../routes'
import { AREAS_MAX, type RoofArea as Area, CORNERS_MAX, ROOF_KINDS, roofProblems, TILT_MAX } from '../rules/roof'
import { leadRecords } from '../stores/leadRecords'
import { roofResource } from '../stores/roof'
import { useTexts } from '../texts'
import '../components/roof/RoofArea.css'

const NONE: readonly Area[] = []

/** Roof area of a lead (/gfmaparea): drawn on the map, with what PV on it would give. */
export default observer(function RoofArea() {
  const { id } = useSearch(gfmaparea)
  const core = useCore()
  const open = useStore(leadRecords).of(id)
  const roof = useMemo(() => roofResource(core, id), [core, id])
  const load = useCallback(() => {
    for (const part of [open.main, open.beside.rights, roof]) void part.need()
  }, [open, roof])
  useEffect(() => {
    load()
    const release = open.hold()
    return () => {
      release()
      roof.stop()
    }
  }, [open, roof, load])
  const lead = open.main.value
  const rights = open.beside.rights.value
  if (open.state === 'not-found' || open.state === 'denied') return <Whole kind={open.state} />
  if (lead && !lead.point) return <Whole kind="empty" lead={lead} />
  if (lead?.point && rights && roof.value) {
    const props = { lead, center: lead.point, roof: roof.value }
    return rights.edit && lead.state === 'owned' ? <RoofForm {...props} /> : <RoofView {...props} />
  }
  return <Whole kind="loading" error={open.error ?? roof.error} onRetry={load} />
})

interface WholeProps {
  readonly kind: 'loading' | 'not-found' | 'denied' | 'empty'
  readonly lead?: LeadDetail
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** The page without its drawing. */
function Whole({ kind, lead, error, onRetry }: WholeProps) {
  const t = useTexts()
  const core = useCoreTexts()
  const page = usePageNavigation()
  const isFailed = error !== undefined && kind === 'loading'
  usePageState(isFailed ? 'error' : kind)
  const back = { label: core('back'), onPress: page.back }
  return (
    <PageFrame title={t('title.gfmaparea')}>
      {isFailed ? (
        <StateView
          kind="failed"
          title={core('list.failed')}
          text={refusalText(error, t)}
          {...(onRetry && { action: { label: core('boundary.retry'), onPress: onRetry } })}
        />
      ) : kind === 'loading' ? (
        <SkeletonMap />
      ) : kind === 'empty' ? (
        <StateView
          kind="empty"
          title={t('roof.noPlaceTitle')}
          text={t('roof.noPlaceText')}
          action={{ label: t('roof.noPlace'), onPress: () => lead && page.open(selectAddress, { id: lead.id }) }}
        />
      ) : (
        <StateView
          kind={kind}
          title={t(kind === 'denied' ? 'detail.deniedTitle' : 'detail.notFoundTitle')}
          text={t(kind === 'denied' ? 'detail.deniedText' : 'detail.notFoundText')}
          action={back}
        />
      )}
    </PageFrame>
  )
}

interface RoofProps {
  readonly lead: LeadDetail
  readonly center: Point
  readonly roof: Roof
}

const corner = v.object({ lng: v.number(), lat: v.number() })
const area = v.object({
  id: v.string(),
  kind: v.picklist(['roof', 'exclusion']),
  roofKind: v.picklist(ROOF_KINDS),
  ring: v.pipe(v.array(corner), v.maxLength(CORNERS_MAX, 'roof.error.most')),
})
const schema = v.object({
  /** Of the roof on which the drawing is based: an old draft is a conflict, too. */
  version: v.number(),
  areas: v.pipe(
    v.array(area),
    v.maxLength(AREAS_MAX, 'roof.error.most'),
    v.check((areas) => roofProblems(areas).size === 0, 'roof.error.areas'),
  ),
  tilt: v.pipe(
    optionalNumberText('roof.error.tilt'),
    v.check((tilt) => tilt === undefined || (tilt >= 0 && tilt <= TILT_MAX), 'roof.error.tilt'),
  ),
})
type Values = v.InferInput<typeof schema>

const valuesOf = ({ version, areas, tilt }: Roof): Values => ({
  version,
  areas: areas.map((each) => ({ ...each, ring: [...each.ring] })),
  tilt: tilt === undefined ? '' : String(tilt),
})

const RoofForm = observer(function RoofForm({ lead, center, roof }: RoofProps) {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const { name } = useFormats()
  const [start] = useState(() => valuesOf(roof))
  const form = useRecordForm({
    form: 'lead.roof',
    record: lead.id,
    defaults: start,
    schema,
    refused: { polygons: { field: 'areas', message: 'roof.error.areas' } },
    submit: (values) =>
      submission(
        updateAreaData,
        { id: lead.id, ...values },
        {
          record: `lead:${lead.id}`,
          label: lead.name,
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
  const change = useCallback(
    (next: Area[]) =>
      methods.setValue(
        'areas',
        next.map((each) => ({ ...each, ring: [...each.ring] })),
        { shouldDirty: true },
      ),
    [methods],
  )
  const editor = useRoofEditor(areas, change)
  const isFaulty = methods.formState.errors.areas !== undefined
  return (
    <FormPage
      title={t('title.gfmaparea')}
      form={form}
      submit={t('roof.save')}
      failureText={(error) => (refusalCode(error) === OUTDATED ? t('roof.conflictTitle') : refusalText(error, t))}
    >
      <Conflict
        error={form.failure}
        onTake={(theirs) => {
          methods.reset(valuesOf(theirs))
          editor.forget()
        }}
        onKeep={(theirs) => {
          methods.setValue('version', theirs.version, { shouldDirty: true })
          form.submit()
        }}
      />
      <RoofCanvas label={t('roof.map', { name: name(lead) })} center={center} areas={areas} editor={editor} />
      <RoofTools editor={editor} />
      <p className="roofhint" role={isFaulty ? 'alert' : 'status'}>
        {t(isFaulty ? 'roof.error.areas' : hintOf(editor, areas))}
      </p>
      <AreaList
        areas={areas}
        problems={problemsBeside(areas, editor)}
        active={editor.activeId}
        onSelect={editor.select}
        onKind={editor.setRoofKind}
      />
      <Card>
        <NumberInput form={form} name="tilt" label={t('roof.tilt')} unit="°" />
      </Card>
      <RoofResult areas={areas} />
    </FormPage>
  )
})

function hintOf({ isDrawing, active }: RoofEditor, areas: readonly Area[]) {
  if (isDrawing) return 'roof.hintDraw'
  if (areas.length === 0) return 'roof.hintNone'
  return active ? 'roof.hintEdit' : 'roof.hintSelect'
}

/** What is being drawn is not wrong yet. */
function problemsBeside(areas: readonly Area[], { isDrawing, activeId }: RoofEditor) {
  const problems = new Map(roofProblems(areas))
  if (isDrawing && activeId !== undefined) problems.delete(activeId)
  return problems
}

interface ConflictProps {
  readonly error: unknown
  readonly onTake: (theirs: Roof) => void
  readonly onKeep: (theirs: Roof) => void
}

/** Somebody has drawn the roof meanwhile: theirs, or one's own over it. */
function Conflict({ error, onTake, onKeep }: ConflictProps) {
  const t = useTexts()
  const isOutdated = error instanceof HttpError && refusalCode(error) === OUTDATED
  const theirs = isOutdated ? v.safeParse(roofSchema, error.data) : undefined
  if (!theirs?.success) return null
  return (
    <Notice tone="warn" role="alert">
      <b>{t('roof.conflictTitle')}</b>
      <p>{t('roof.conflictText')}</p>
      <div className="roofconflict">
        <Button variant="line" size="small" onPress={() => onTake(theirs.output)}>
          {t('roof.takeTheirs')}
        </Button>
        <Button variant="brand" size="small" onPress={() => onKeep(theirs.output)}>
          {t('roof.keepMine')}
        </Button>
      </div>
    </Notice>
  )
}

/** The roof for those who may not change it. */
const RoofView = observer(function RoofView({ lead, center, roof }: RoofProps) {
  const t = useTexts()
  const { name } = useFormats()
  usePageState('ready')
  return (
    <PageFrame title={t('title.gfmaparea')}>
      <RoofCanvas label={t('roof.map', { name: name(lead) })} center={center} areas={roof.areas} />
      <p className="roofhint">{t('roof.hintRead')}</p>
      <AreaList
        areas={roof.areas}
        problems={roofProblems(NONE)}
        active={undefined}
        onSelect={undefined}
        onKind={undefined}
      />
      <RoofResult areas={roof.areas} />
    </PageFrame>
  )
})

interface RoofCanvasProps {
  readonly label: string
  readonly center: Point
  readonly areas: readonly Area[]
  /** Without it the drawing is only shown. */
  readonly editor?: RoofEditor
}

const NO_EVENTS: DrawingEvents = {
  onTap: () => undefined,
  onArea: () => undefined,
  onCorner: () => undefined,
  onMove: () => undefined,
  onInsert: () => undefined,
  onRemove: () => undefined,
}

function RoofCanvas({ label, center, areas, editor }: RoofCanvasProps) {
  const t = useTexts()
  const nameOf = useAreaNames(areas)
  const drawing: Drawing = {
    areas,
    active: editor?.activeId,
    corner: editor?.corner,
    isDrawing: editor?.isDrawing ?? false,
    isReadOnly: editor === undefined,
    faulty: new Set(editor && problemsBeside(areas, editor).keys()),
    nameOf,
    cornerName: (each, index) => t('roof.corner', { n: index + 1, area: nameOf(each) }),
    middleName: (each, index) => t('roof.middle', { n: index + 1, area: nameOf(each) }),
  }
  // Drawn anew only when what it shows changes: a handle under a finger must stay.
  const key = JSON.stringify([areas, drawing.active, drawing.corner, drawing.isDrawing, t('roof.areas')])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether it is the same drawing
  const shown = useMemo(() => drawing, [key])
  const events: DrawingEvents = editor
    ? {
        onTap: editor.tap,
        onArea: editor.select,
        onCorner: editor.chooseCorner,
        onMove: editor.move,
        onInsert: editor.insert,
        onRemove: editor.removeCorner,
      }
    : NO_EVENTS
  return (
    <div className="roofmap">
      <RoofMap label={label} center={center} drawing={shown} events={events} />
    </div>
  )
}
