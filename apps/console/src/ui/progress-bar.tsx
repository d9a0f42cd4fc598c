/**
 * The thin bar at the top of the window while a page is on its way. It waits a moment, so that quick pages show none.
 */
export const ProgressBar = ({ active }: { active: boolean }) => (
  <div aria-hidden="true" data-active={active} className="progress-bar" />
)
