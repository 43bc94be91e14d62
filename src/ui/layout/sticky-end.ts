import styles from './sticky-end.module.css';

/** Class of a form's end, with its button: in view while any of the form is. */
export const stickyEndClass = styles.end;
