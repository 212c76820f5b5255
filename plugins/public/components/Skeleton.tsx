import {
  SkeletonBar,
  SkeletonCards,
  SkeletonChart,
  SkeletonDetail,
  SkeletonForm,
  SkeletonLines,
  SkeletonMap,
  SkeletonOptions,
  SkeletonRows,
  SkeletonTiles,
} from '#ui/components'
import { Shown } from './Shown'

export default function SkeletonExample() {
  return (
    <>
      <Shown state="rows">
        <SkeletonRows count={2} />
        <SkeletonRows count={2} height={68} />
        <SkeletonRows count={2} height={92} plain />
      </Shown>
      <Shown state="textLines">
        <SkeletonLines />
      </Shown>
      <Shown state="chart" pad>
        <div className="shown__chart">
          <SkeletonChart />
        </div>
      </Shown>
      <Shown state="page">
        <div className="shown__page">
          <SkeletonCards count={1} />
          <SkeletonForm count={2} />
          <SkeletonDetail />
          <SkeletonOptions count={2} />
          <SkeletonMap />
          <SkeletonTiles count={1} />
          <SkeletonBar />
        </div>
      </Shown>
    </>
  )
}
