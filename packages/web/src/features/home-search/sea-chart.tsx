import css from './sea-chart.module.css'

/** A quiet stretch of chart behind the field: parallels and meridians, one lane across, two ports and a ship on its way. */
export function SeaChart() {
  return (
    <svg className={css.chart} viewBox="0 0 1440 620" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g className={css.graticule}>
        <path d="M-20 60Q720-20 1460 60M-20 190Q720 110 1460 190M-20 330Q720 250 1460 330M-20 480Q720 400 1460 480M-20 640Q720 560 1460 640" />
        <path d="M90-10Q40 300-40 640M305-10Q275 300 225 640M515-10Q505 300 480 640M720-10V640M925-10Q935 300 960 640M1135-10Q1165 300 1215 640M1350-10Q1400 300 1480 640" />
      </g>
      <g className={css.lanes}>
        <path d="M196 424C420 250 860 190 1236 372" />
        <path className={css.planned} d="M196 424C170 470 150 510 118 548M1236 372C1150 450 1040 500 930 532" />
      </g>
      <g className={css.ports}>
        <circle cx="196" cy="424" r="4.5" />
        <circle cx="1236" cy="372" r="4.5" />
        <circle cx="118" cy="548" r="3.5" />
        <circle cx="930" cy="532" r="3.5" />
      </g>
      <circle className={css.halo} cx="550.5" cy="278" r="12" />
      <circle className={css.ship} cx="550.5" cy="278" r="4.5" />
    </svg>
  )
}
