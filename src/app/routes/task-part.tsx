import { loadPart } from '#app/load-part.tsx';

/** The tasks, inside the lobby and as their own route. */
export const taskPart = (noun: 'profileTask' | 'task') =>
  loadPart(async () => {
    const { TaskScreen } = await import('#screens/tasks/task-screen.tsx');
    return function TaskPart() {
      return <TaskScreen noun={noun} />;
    };
  }, 'task');
