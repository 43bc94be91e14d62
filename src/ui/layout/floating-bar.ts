import styles from './floating-bar.module.css';

/** Class of a bar that floats over the page, above the tabs. */
export const floatingBarClass = styles.bar;
