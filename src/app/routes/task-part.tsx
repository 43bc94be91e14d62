import { loadPart } from '#app/load-part.tsx';

/** The tasks, the same in the lobby and on their own. */
export const taskPart = (noun: 'profileTask' | 'task') =>
  loadPart(async () => {
    const { TaskScreen } = await import('#screens/tasks/task-screen.tsx');
    return function TaskPart() {
      return <TaskScreen noun={noun} />;
    };
  }, 'task');
