import * as v from 'valibot'
import { defineFields, number, value } from '#base/fields'
import { AREAS_MAX, CORNERS_MAX, roofArea, roofProblems, TILT_MAX } from './roof'

/** The fields of a roof's drawing; messages are keys of the area's texts. */
export const roofFields = defineFields(
  {
    /** Of the roof on which the drawing is based: a stale draft is a conflict, too. */
    version: value(v.number(), 0),
    areas: value(v.array(roofArea), []),
    tilt: number({ least: 0, most: TILT_MAX, message: 'roof.error.tilt', key: 'range' }),
  },
  (whole) =>
    v.pipe(
      whole,
      v.forward(
        v.check(
          ({ areas }) => areas.length <= AREAS_MAX && areas.every(({ ring }) => ring.length <= CORNERS_MAX),
          'roof.error.most',
        ),
        ['areas'],
      ),
      v.forward(
        v.check(({ areas }) => roofProblems(areas).size === 0, 'roof.error.areas'),
        ['areas'],
      ),
    ),
)
