/** The thin progress bar during navigation. It starts after a short delay, so that fast pages show none. */
export const ProgressBar = ({ active }: { active: boolean }) => (
  <div aria-hidden="true" data-active={active} className="progress-bar" />
)
