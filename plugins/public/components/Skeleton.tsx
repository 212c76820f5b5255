import {
  SkeletonBar,
  SkeletonCards,
  SkeletonChart,
  SkeletonDetail,
  SkeletonForm,
  SkeletonLines,
  SkeletonRows,
} from '#src/ui'
import { Shown } from './Shown'

export default function SkeletonExample() {
  return (
    <>
      <Shown state="rows">
        <SkeletonRows count={2} />
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
          <SkeletonBar />
        </div>
      </Shown>
    </>
  )
}
